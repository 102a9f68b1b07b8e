<?php

declare(strict_types=1);

namespace App\Models;

use App\Support\NormalizedModel;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Database\Eloquent\Relations\BelongsToMany;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Database\Eloquent\Relations\MorphToMany;
use Illuminate\Foundation\Auth\User as Authenticatable;
use Illuminate\Notifications\Notifiable;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;

class User extends Authenticatable
{
    use HasModelType;
    use Notifiable;

    protected $guarded = [];

    /** Other people see only these. */
    protected $visible = ['id', 'display_name', 'avatar', 'model_type'];

    protected $appends = ['display_name'];

    protected $casts = [
        'email_verified_at' => 'datetime',
        'two_factor_confirmed_at' => 'datetime',
        'two_factor_secret' => 'encrypted',
        'two_factor_recovery_codes' => 'encrypted:array',
        'profile' => 'array',
        'links' => 'array',
    ];

    public function getDisplayNameAttribute(): string
    {
        return $this->username ?: trim("{$this->first_name} {$this->last_name}") ?: strtok($this->email, '@');
    }

    /** The uploaded picture, else the site's. */
    public function getAvatarAttribute(?string $avatar): string
    {
        return $avatar ?? 'favicon/icon-144x144.png';
    }

    /** Finds a user by id; `me` is the signed-in one. */
    public function resolveRouteBinding($value, $field = null): ?self
    {
        return $value === 'me' ? Auth::user() ?? throw new AuthenticationException() : $this->find($value);
    }

    public function roles(): BelongsToMany
    {
        return $this->belongsToMany(Role::class);
    }

    public function playlists(): HasMany
    {
        return $this->hasMany(Playlist::class, 'owner_id');
    }

    public function followedPlaylists(): BelongsToMany
    {
        return $this->belongsToMany(Playlist::class);
    }

    /** Artists that the user publishes as. */
    public function artists(): BelongsToMany
    {
        return $this->belongsToMany(Artist::class)->withPivot('role');
    }

    public function followers(): BelongsToMany
    {
        return $this->belongsToMany(self::class, 'follows', 'followed_id', 'follower_id');
    }

    public function followedUsers(): BelongsToMany
    {
        return $this->belongsToMany(self::class, 'follows', 'follower_id', 'followed_id');
    }

    public function plays(): BelongsToMany
    {
        return $this->belongsToMany(Track::class, 'track_plays')->select(['tracks.*', 'track_plays.created_at as added_at']);
    }

    /** Liked rows of a model: `track`, `album` or `artist`. */
    public function liked(string $model): MorphToMany
    {
        $relation = $this->morphedByMany(self::getActualClassNameForMorph($model), 'likeable', 'likes');

        return $relation->select(["{$model}s.*", 'likes.created_at as added_at']);
    }

    /** Ids of liked rows by model, as the bootstrap data has them. */
    public function likes(): array
    {
        return DB::table('likes')->where('user_id', $this->id)->get()
            ->groupBy('likeable_type')
            ->map(fn ($likes) => $likes->mapWithKeys(fn ($like) => [$like->likeable_id => true]))
            ->all();
    }

    public function permissionNames(): array
    {
        return $this->roles->flatMap->permissions->unique()->values()->all();
    }

    /** Everything about the account, for the user. */
    public function account(): array
    {
        $own = ['email', 'first_name', 'last_name', 'language', 'country', 'timezone', 'email_verified_at', 'created_at', 'roles'];

        return $this->load('roles')->makeVisible($own)->toArray() + [
            'permissions' => Role::present($this->permissionNames()),
            'artists' => $this->artists->map(fn (Artist $artist) => NormalizedModel::of($artist) + ['role' => $artist->pivot->role]),
        ];
    }
}
