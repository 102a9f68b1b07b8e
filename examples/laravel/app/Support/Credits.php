<?php

declare(strict_types=1);

namespace App\Support;

use App\Models\Artist;
use App\Models\Genre;
use App\Models\User;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Artists and genres of published music. */
class Credits
{
    /** The artist that the user is, also before it exists. */
    public const OWN = 'CURRENT_USER';

    /** Ids of the artists; creates the user's own. Throws 422 for an artist that the user does not manage. */
    public static function artists(User $user, array $ids): array
    {
        $others = array_diff($ids, [self::OWN]);
        $known = $user->can('artists.update') ? Artist::query() : $user->artists();
        if ($known->whereKey($others)->count() < count($others)) {
            throw ValidationException::withMessages(['artists' => 'The selected artists is invalid.']);
        }

        return array_map(fn (int|string $id) => $id === self::OWN ? self::own($user)->id : $id, $ids);
    }

    /** Ids of genres by name; unknown ones are created. */
    public static function genres(array $names): array
    {
        return array_map(function (string|array $genre): int {
            $name = is_array($genre) ? $genre['name'] : $genre;

            return Genre::where('name', $name)->orWhere('display_name', $name)->firstOr(
                fn () => Genre::create(['name' => Str::slug($name), 'display_name' => $name]),
            )->id;
        }, $names);
    }

    private static function own(User $user): Artist
    {
        return $user->artists()->firstOr(function () use ($user): Artist {
            $artist = Artist::create(['name' => $user->display_name]);
            $user->artists()->attach($artist, ['role' => 'artist']);

            return $artist;
        });
    }
}
