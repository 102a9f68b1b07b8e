<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\TusUpload;
use App\Support\Uploads;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\Validator;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Resumable uploads: tus 1.0.0 with creation, termination, checksum and expiration. */
class TusController extends Controller
{
    private const LIFETIME_HOURS = 24;

    private const CHECKSUM_MISMATCH = 460;

    public function create(Request $request): Response
    {
        $metadata = $this->metadata((string) $request->header('Upload-Metadata'));
        $length = (int) $request->header('Upload-Length');
        Validator::make($metadata, [
            'clientName' => ['required', 'string'],
            'clientExtension' => ['present'],
            'clientMime' => ['required', 'string'],
            'clientSize' => ['required', 'integer', "in:{$length}"],
            ...Uploads::PLACE,
        ])->validate();
        Uploads::authorize($request->user(), $metadata);
        $upload = TusUpload::create([
            'key' => Str::random(40),
            'user_id' => $request->user()->id,
            'length' => $length,
            'metadata' => $metadata,
            'expires_at' => now()->addHours(self::LIFETIME_HOURS),
        ]);

        return $this->respond($upload, 201, ['Location' => url("api/v1/tus/upload/{$upload->key}")]);
    }

    public function offset(Request $request, string $key): Response
    {
        $upload = $this->find($request, $key);

        return $this->respond($upload, 200, [
            'Upload-Offset' => $upload->offset(),
            'Upload-Length' => $upload->length,
            'Cache-Control' => 'no-store',
        ]);
    }

    public function append(Request $request, string $key): Response
    {
        $upload = $this->find($request, $key);
        $offset = $upload->offset();
        abort_if($request->header('Content-Type') !== 'application/offset+octet-stream', 415);
        abort_if($request->header('Upload-Offset') !== (string) $offset, 409);
        $chunk = $request->getContent();
        abort_if($offset + strlen($chunk) > $upload->length, 413);
        abort_unless($this->hasChecksum($request, $chunk), self::CHECKSUM_MISMATCH, 'The checksum does not match.');
        file_put_contents($upload->file(), $chunk, FILE_APPEND | LOCK_EX);

        return $this->respond($upload, 204, ['Upload-Offset' => $upload->offset()]);
    }

    public function terminate(Request $request, string $key): Response
    {
        $this->find($request, $key)->delete();

        return response()->noContent(204, ['Tus-Resumable' => '1.0.0']);
    }

    /** Turns a complete upload into a file entry. */
    public function store(Request $request): array
    {
        ['uploadKey' => $key] = $request->validate(['uploadKey' => ['required', 'string']]);
        $upload = TusUpload::where('user_id', $request->user()->id)->find($key);
        if (! $upload || $upload->expires_at->isPast() || ! $upload->isComplete()) {
            throw ValidationException::withMessages(['uploadKey' => 'This upload has expired or is not complete.']);
        }
        $entry = Uploads::store($request->user(), $upload->metadata, $upload->file());
        $upload->delete();

        return ['fileEntry' => $entry];
    }

    private function find(Request $request, string $key): TusUpload
    {
        $upload = TusUpload::where('user_id', $request->user()->id)->findOrFail($key);
        abort_if($upload->expires_at->isPast(), 410);

        return $upload;
    }

    private function respond(TusUpload $upload, int $status, array $headers): Response
    {
        return response()->noContent($status, [
            'Tus-Resumable' => '1.0.0',
            'Upload-Expires' => $upload->expires_at->toRfc7231String(),
            ...$headers,
        ]);
    }

    /** Decodes `name base64,name base64`. */
    private function metadata(string $header): array
    {
        $pairs = array_filter(array_map(trim(...), explode(',', $header)));

        return collect($pairs)->mapWithKeys(function (string $pair): array {
            [$name, $value] = explode(' ', "{$pair} ");

            return [$name => base64_decode($value)];
        })->all();
    }

    private function hasChecksum(Request $request, string $chunk): bool
    {
        [$algorithm, $expected] = explode(' ', $request->header('Upload-Checksum', '').' ');

        if ($algorithm === '') {
            return true;
        }
        abort_unless(in_array($algorithm, ['sha1', 'sha256'], true), 400, 'This checksum algorithm is not supported.');

        return hash_equals(base64_encode(hash($algorithm, $chunk, true)), $expected);
    }
}
