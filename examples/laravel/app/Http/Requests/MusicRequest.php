<?php

declare(strict_types=1);

namespace App\Http\Requests;

use App\Models\Album;
use App\Models\FileEntry;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\Str;

/** Fields of an album or a track that a user publishes. */
class MusicRequest extends FormRequest
{
    /** Columns of both. */
    private const DETAILS = ['name', 'image', 'description'];

    private const TRACK = [...self::DETAILS, 'number', 'duration', 'src', 'album_id', 'lyrics'];

    public function rules(): array
    {
        return $this->is('*/albums')
            ? $this->details() + [
                'artists' => ['nullable', 'array'],
                'tracks' => ['nullable', 'array'],
                'tracks.*.id' => ['nullable', 'exists:tracks,id', $this->own('track')],
                'tracks.*.name' => ['required', 'string', 'max:255'],
                'tracks.*.duration' => ['required', 'integer', 'min:1'],
                'tracks.*.src' => ['nullable', 'string', $this->ownRecording()],
            ]
            : $this->details() + [
                'artists' => ['required', 'array'],
                'number' => ['nullable', 'integer', 'min:1'],
                'duration' => ['required', 'integer', 'min:1'],
                'src' => ['nullable', 'string', $this->ownRecording()],
                'album_id' => ['nullable', 'exists:albums,id', $this->own('album')],
                'lyrics' => ['nullable', 'string'],
                'waveData' => ['nullable', 'array'],
            ];
    }

    public function album(): array
    {
        return $this->only(self::DETAILS) + ['release_date' => $this->date('release_date') ?? now(), 'owner_id' => $this->user()->id];
    }

    public function track(): array
    {
        $columns = $this->only(self::TRACK) + ['number' => 1, 'owner_id' => $this->user()->id];
        // In an album, its cover is that of the tracks.
        $columns['image'] ??= Album::find($columns['album_id'] ?? null)?->image;

        return $columns + array_filter(['wave_data' => $this->input('waveData')]);
    }

    private function details(): array
    {
        return [
            'name' => ['required', 'string', 'max:255'],
            'image' => ['nullable', 'string'],
            'description' => ['nullable', 'string'],
            'genres' => ['nullable', 'array'],
            'release_date' => ['nullable', 'date'],
        ];
    }

    /** Accepts music that the user may change. */
    private function own(string $type): callable
    {
        return function (string $attribute, mixed $id, callable $fail) use ($type): void {
            $row = Relation::getMorphedModel($type)::find($id);
            if ($row && Gate::denies('manage', $row)) {
                $fail("The selected {$attribute} is invalid.");
            }
        };
    }

    /** Refuses another user's upload. */
    private function ownRecording(): callable
    {
        return function (string $attribute, string $src, callable $fail): void {
            $file = FileEntry::firstWhere(['public' => true, 'file_name' => basename($src)]);
            if ($file && Str::contains($src, $file->path()) && $file->owner_id !== $this->user()->id) {
                $fail("The selected {$attribute} is invalid.");
            }
        };
    }
}
