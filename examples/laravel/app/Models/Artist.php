<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsToMany;
use Illuminate\Database\Eloquent\Relations\MorphToMany;

class Artist extends Model
{
    use HasModelType;

    protected $guarded = [];

    protected $hidden = ['pivot', 'description', 'created_at', 'updated_at'];

    protected $casts = ['verified' => 'boolean', 'added_at' => 'datetime'];

    public function albums(): BelongsToMany
    {
        return $this->belongsToMany(Album::class, 'album_artist');
    }

    public function tracks(): BelongsToMany
    {
        return $this->belongsToMany(Track::class, 'track_artist');
    }

    public function genres(): MorphToMany
    {
        return $this->morphToMany(Genre::class, 'genreable');
    }

    /** Users who publish as the artist. */
    public function managers(): BelongsToMany
    {
        return $this->belongsToMany(User::class)->withPivot('role');
    }

    /** Users who like the artist, which is how artists are followed. */
    public function followers(): MorphToMany
    {
        return $this->morphToMany(User::class, 'likeable', 'likes');
    }
}
