<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

class Role extends Model
{
    public $timestamps = false;

    protected $guarded = [];

    protected $hidden = ['guests', 'permissions', 'pivot'];

    protected $casts = ['permissions' => 'array', 'guests' => 'boolean'];

    /** The role of visitors who are not signed in. */
    public static function guest(): self
    {
        return self::where('guests', true)->firstOrFail();
    }

    /** Permissions as the client reads them. */
    public static function present(array $names): array
    {
        return array_map(fn (string $name) => ['name' => $name, 'restrictions' => []], $names);
    }
}
