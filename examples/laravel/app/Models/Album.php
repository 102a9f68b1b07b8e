<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsToMany;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Database\Eloquent\Relations\MorphToMany;

class Album extends Model
{
    use HasModelType;

    protected $guarded = [];

    protected $hidden = ['pivot', 'description', 'updated_at'];

    protected $appends = ['tags'];

    protected $casts = ['release_date' => 'datetime', 'added_at' => 'datetime'];

    public function artists(): BelongsToMany
    {
        return $this->belongsToMany(Artist::class, 'album_artist');
    }

    public function tracks(): HasMany
    {
        return $this->hasMany(Track::class)->orderBy('number');
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
}
