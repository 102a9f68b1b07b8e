<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\Storage;

/** An upload in progress; its offset is the size of the file so far. */
class TusUpload extends Model
{
    public $timestamps = false;

    public $incrementing = false;

    protected $primaryKey = 'key';

    protected $keyType = 'string';

    protected $guarded = [];

    protected $casts = ['metadata' => 'array', 'length' => 'integer', 'expires_at' => 'datetime'];

    public static function booted(): void
    {
        static::created(fn (self $upload) => Storage::disk('uploads')->put("tus/{$upload->key}", ''));
        static::deleted(fn (self $upload) => Storage::disk('uploads')->delete("tus/{$upload->key}"));
    }

    public function file(): string
    {
        return Storage::disk('uploads')->path("tus/{$this->key}");
    }

    public function offset(): int
    {
        clearstatcache(true, $this->file());

        return (int) filesize($this->file());
    }

    public function isComplete(): bool
    {
        return $this->offset() === $this->length;
    }
}
