<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\BelongsToMany;
use Illuminate\Database\Eloquent\Relations\MorphToMany;

class Track extends Model
{
    use HasModelType;

    protected $guarded = [];

    protected $hidden = ['album_id', 'pivot', 'description', 'lyrics', 'wave_data', 'created_at', 'updated_at'];

    protected $appends = ['tags'];

    protected $casts = ['added_at' => 'datetime', 'wave_data' => 'array'];

    public function album(): BelongsTo
    {
        return $this->belongsTo(Album::class);
    }

    public function artists(): BelongsToMany
    {
        return $this->belongsToMany(Artist::class, 'track_artist');
    }

    public function genres(): MorphToMany
    {
        return $this->morphToMany(Genre::class, 'genreable');
    }

    /** The example has no tags. */
    public function getTagsAttribute(): array
    {
        return [];
    }

    public function likes(): MorphToMany
    {
        return $this->morphToMany(User::class, 'likeable', 'likes');
    }

    /** Loads what lists of tracks show. */
    public function scopeWithCredits(Builder $query): void
    {
        $query->with(['artists', 'genres', 'album.artists']);
    }
}
