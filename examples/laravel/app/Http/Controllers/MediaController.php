<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use Illuminate\Support\Facades\Storage;
use Symfony\Component\HttpFoundation\BinaryFileResponse;

/**
 * Public files, with support for range requests, which seeking in a track needs. `php artisan storage:link` lets the web
 * server send them instead.
 */
class MediaController extends Controller
{
    private const TYPES = ['mp3' => 'audio/mpeg', 'svg' => 'image/svg+xml', 'wav' => 'audio/wav'];

    public function __invoke(string $path): BinaryFileResponse
    {
        $disk = Storage::disk('public');
        abort_if(in_array('..', explode('/', $path), true) || ! $disk->exists($path), 404);
        $type = self::TYPES[pathinfo($path, PATHINFO_EXTENSION)] ?? $disk->mimeType($path);

        return response()->file($disk->path($path), ['Content-Type' => $type]);
    }
}
