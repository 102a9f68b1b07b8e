<?php

declare(strict_types=1);

namespace App\Support;

use App\Models\FileEntry;
use App\Models\User;
use Illuminate\Http\File;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Rules and storage of uploaded files, for forms and for tus. */
class Uploads
{
    /** Rules of the fields that say where a file belongs. */
    public const PLACE = [
        'disk' => ['nullable', 'in:uploads,public'],
        'diskPrefix' => ['nullable', 'alpha_dash', 'required_if:disk,public'],
    ];

    /** Permissions for folders of the public disk that differ from the general one. */
    private const PERMISSIONS = ['track_media' => 'music.create', 'playlist_media' => 'playlists.create'];

    /** Throws 403, or 422 at the field `file`. */
    public static function authorize(User $user, array $upload): void
    {
        Gate::forUser($user)->authorize(self::PERMISSIONS[$upload['diskPrefix'] ?? ''] ?? 'files.create');
        $limits = config('site.settings.uploads');
        if ($upload['clientSize'] > $limits['max_size']) {
            throw ValidationException::withMessages(['file' => "The file may not be greater than {$limits['max_size']} bytes."]);
        }
        if (in_array(Str::lower($upload['clientExtension']), $limits['blocked_extensions'], true)) {
            throw ValidationException::withMessages(['file' => 'Files of this type are not allowed.']);
        }
    }

    /** Copies a file to its disk under a name that cannot be guessed. */
    public static function store(User $user, array $upload, string $path): FileEntry
    {
        $extension = Str::lower($upload['clientExtension']);
        $file = new FileEntry([
            'name' => $upload['clientName'],
            'file_name' => Str::random(32).($extension === '' ? '' : ".{$extension}"),
            'mime' => $upload['clientMime'],
            'file_size' => $upload['clientSize'],
            'extension' => $extension,
            'type' => Str::before((string) $upload['clientMime'], '/'),
            'public' => ($upload['disk'] ?? 'uploads') === 'public',
            'disk_prefix' => $upload['diskPrefix'] ?? null,
            'owner_id' => $user->id,
        ]);
        $file->disk()->putFileAs((string) $file->disk_prefix, new File($path), $file->file_name);
        $file->save();

        return $file;
    }
}
