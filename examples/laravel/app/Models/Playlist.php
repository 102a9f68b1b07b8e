<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\BelongsToMany;

class Playlist extends Model
{
    use HasModelType;

    protected $guarded = [];

    protected $hidden = ['pivot', 'created_at', 'updated_at'];

    protected $casts = ['public' => 'boolean', 'collaborative' => 'boolean', 'owner_id' => 'integer'];

    public function owner(): BelongsTo
    {
        return $this->belongsTo(User::class, 'owner_id');
    }

    public function followers(): BelongsToMany
    {
        return $this->belongsToMany(User::class);
    }

    public function tracks(): BelongsToMany
    {
        return $this->belongsToMany(Track::class)->select([
            'tracks.*',
            'playlist_track.position',
            'playlist_track.added_at',
        ])->orderBy('position');
    }

    /** Leaves out other people's private playlists. */
    public function scopeVisibleTo(Builder $query, ?User $user): void
    {
        $query->where(fn (Builder $seen) => $seen->where('public', true)->orWhere('owner_id', $user?->id));
    }
}
