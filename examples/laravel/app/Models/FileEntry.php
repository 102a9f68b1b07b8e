<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Contracts\Filesystem\Filesystem;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\Storage;

class FileEntry extends Model
{
    protected $guarded = [];

    protected $appends = ['url'];

    protected $casts = ['public' => 'boolean', 'file_size' => 'integer'];

    /** Absolute for public files, relative to the site for private ones. */
    public function getUrlAttribute(): string
    {
        return $this->public ? url("storage/{$this->path()}") : "api/v1/file-entries/{$this->id}";
    }

    /** Adds the fields of folders, workspaces and thumbnails, which the example does not have. */
    public function toArray(): array
    {
        $absent = ['parent_id' => null, 'workspace_id' => null, 'thumbnail' => false, 'description' => null];

        return parent::toArray() + $absent + ['hash' => base64_encode((string) $this->id)];
    }

    public function path(): string
    {
        return ltrim("{$this->disk_prefix}/{$this->file_name}", '/');
    }

    public function disk(): Filesystem
    {
        return Storage::disk($this->public ? 'public' : 'uploads');
    }
}
