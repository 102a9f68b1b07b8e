<?php

declare(strict_types=1);

namespace App\Providers;

use App\Models\Album;
use App\Models\Artist;
use App\Models\Channel;
use App\Models\Genre;
use App\Models\Playlist;
use App\Models\Role;
use App\Models\Track;
use App\Models\User;
use App\Support\SiteValues;
use App\Support\Vite;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Support\Facades\Blade;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\ServiceProvider;

class AppServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        SiteValues::apply();

        Relation::enforceMorphMap([
            'album' => Album::class,
            'artist' => Artist::class,
            'channel' => Channel::class,
            'genre' => Genre::class,
            'playlist' => Playlist::class,
            'track' => Track::class,
            'user' => User::class,
        ]);

        // Permissions such as `music.play` are abilities: `can:music.play` guards a route, also for guests.
        // `admin` implies all of them.
        Gate::before(fn (?User $user, string $ability) => str_contains($ability, '.')
            ? array_intersect([$ability, 'admin'], $user ? $user->permissionNames() : Role::guest()->permissions) !== []
            : null);

        // Music belongs to administrators, to its owner, and to those who publish as one of its artists.
        Gate::define('manage', function (User $user, Artist|Album|Track $row): bool {
            $artists = $row instanceof Artist ? [$row->id] : $row->artists->modelKeys();

            return $user->can('admin.access')
                || ($row->owner_id ?? null) === $user->id
                || $user->artists()->whereKey($artists)->exists();
        });

        // Laravel 9.19 and later have this directive.
        Blade::directive('vite', fn (string $entry) => '<?php echo app('.Vite::class."::class)->tags({$entry}); ?>");
    }
}
