<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Support\LogFile;
use Illuminate\Http\Request;
use Illuminate\Pagination\LengthAwarePaginator;
use Symfony\Component\HttpFoundation\BinaryFileResponse;

/** The errors in storage/logs. */
class ErrorLogController extends Controller
{
    private const PER_PAGE = 15;

    public function index(Request $request): array
    {
        $input = $request->validate([
            'file' => ['nullable', 'string'],
            'query' => ['nullable', 'string'],
            'page' => ['nullable', 'integer', 'min:1'],
            'perPage' => ['nullable', 'integer', 'between:1,100'],
        ]);
        $files = LogFile::all();
        $file = isset($input['file']) ? LogFile::named($input['file']) : $files->first();
        $found = $file?->find($input['query'] ?? '') ?? [];
        $size = (int) ($input['perPage'] ?? self::PER_PAGE);
        $page = (int) ($input['page'] ?? 1);
        $shown = array_slice($found, ($page - 1) * $size, $size);

        return [
            'selectedFile' => $file?->identifier(),
            'files' => $files->map->toArray(),
            'pagination' => new LengthAwarePaginator(
                array_map(fn (array $entry) => $file->entry(...$entry), $shown),
                count($found),
                $size,
                $page,
                ['path' => $request->url()],
            ),
        ];
    }

    public function download(string $identifier): BinaryFileResponse
    {
        return $this->send(LogFile::named($identifier));
    }

    public function downloadLatest(): BinaryFileResponse
    {
        return $this->send(LogFile::all()->first() ?? abort(404));
    }

    public function destroy(string $identifier): array
    {
        LogFile::named($identifier)->delete();

        return ['status' => 'success'];
    }

    private function send(LogFile $file): BinaryFileResponse
    {
        return response()->download($file->path(), $file->name());
    }
}
