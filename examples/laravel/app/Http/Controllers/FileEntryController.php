<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\FileEntry;
use App\Support\Uploads;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\StreamedResponse;

class FileEntryController extends Controller
{
    public function store(Request $request): JsonResponse
    {
        $request->validate(['file' => ['required', 'file'], ...Uploads::PLACE]);
        $file = $request->file('file');
        $upload = [
            'clientName' => $file->getClientOriginalName(),
            'clientExtension' => $file->getClientOriginalExtension(),
            'clientMime' => $file->getClientMimeType(),
            'clientSize' => $file->getSize(),
            ...$request->only(array_keys(Uploads::PLACE)),
        ];
        Uploads::authorize($request->user(), $upload);

        return response()->json(['fileEntry' => Uploads::store($request->user(), $upload, $file->getPathname())], 201);
    }

    public function show(Request $request, FileEntry $file): StreamedResponse
    {
        abort_unless($file->public || $file->owner_id === $request->user()->id, 403);

        return $file->disk()->response($file->path(), $file->name, ['Content-Type' => $file->mime]);
    }

    public function destroy(Request $request): array
    {
        $request->validate(['entryIds' => ['required_without:paths', 'array'], 'entryIds.*' => ['integer'], 'paths' => ['array']]);
        $files = FileEntry::findOrFail($request->input('entryIds', []));
        foreach ($request->input('paths', []) as $path) {
            $files->push(...FileEntry::where(['public' => true, 'file_name' => basename($path)])->get());
        }
        abort_if($files->contains('owner_id', '!=', $request->user()->id), 403);
        foreach ($files as $file) {
            $file->disk()->delete($file->path());
            $file->delete();
        }

        return ['status' => 'success'];
    }
}
