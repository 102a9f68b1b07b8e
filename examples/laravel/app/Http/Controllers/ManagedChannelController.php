<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Http\Requests\ChannelRequest;
use App\Models\Channel;
use App\Support\ChannelContent;
use App\Support\Listing;
use App\Support\NormalizedModel;
use Database\Seeders\ChannelSeeder;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\Rule;
use Illuminate\Validation\ValidationException;

/** Channels as administrators edit them. */
class ManagedChannelController extends Controller
{
    private const PER_PAGE = 15;

    private const RESULTS = 10;

    public function index(): array
    {
        return ['pagination' => Listing::page(Channel::query(), self::PER_PAGE, 'updated_at:desc')];
    }

    public function store(ChannelRequest $request): array
    {
        return ['channel' => Channel::create($request->columns())];
    }

    public function update(ChannelRequest $request, Channel $channel): array
    {
        $columns = $request->columns();
        if ($columns['config']['contentModel'] !== $channel->config['contentModel']) {
            // Rows of another model are no content.
            ChannelContent::clear($channel);
        }

        return ['channel' => tap($channel)->update($columns)];
    }

    public function destroy(string $ids): array
    {
        $channels = Channel::findOrFail(explode(',', $ids));
        $kept = $channels->first(fn (Channel $channel) => $channel->config['preventDeletion'] ?? false);
        if ($kept) {
            throw ValidationException::withMessages(['ids' => "The channel “{$kept->name}” can’t be deleted."]);
        }
        $channels->each->delete();

        return ['status' => 'success'];
    }

    /** Finds the content by these settings, and keeps both. */
    public function updateContent(Request $request, Channel $channel): array
    {
        $request->validate([
            'channelConfig' => ['required', 'array'],
            'channelConfig.contentType' => ['required', 'in:autoUpdate'],
            'channelConfig.contentModel' => ['required', Rule::in(ChannelContent::MODELS)],
        ]);
        $channel->update(['config' => $request->input('channelConfig')]);
        ChannelContent::replace($channel, ChannelContent::found($channel->config));

        return ['channel' => $channel];
    }

    public function findContent(Request $request): array
    {
        $input = $request->validate([
            'query' => ['present', 'nullable', 'string'],
            'modelType' => ['required', Rule::in(ChannelContent::MODELS)],
            'limit' => ['nullable', 'integer', 'between:1,100'],
        ]);
        $column = ['user' => 'username', 'genre' => 'display_name'][$input['modelType']] ?? 'name';
        $words = addcslashes((string) $input['query'], '%_\\');
        $rows = ChannelContent::query($input['modelType'])->where($column, 'like', "%{$words}%");

        return ['results' => $rows->limit($input['limit'] ?? self::RESULTS)->get()->map(NormalizedModel::of(...))];
    }

    public function addContent(Request $request, Channel $channel): array
    {
        $item = $this->item($request, $channel);
        $row = ChannelContent::query($item['itemType'])->find($item['itemId']);
        if (! $row || $row->is($channel)) {
            throw ValidationException::withMessages(['itemId' => 'The selected item id is invalid.']);
        }
        ChannelContent::append($channel, $row);

        return ['status' => 'success'];
    }

    public function removeContent(Request $request, Channel $channel): array
    {
        $channel->items()->detach($this->item($request, $channel)['itemId']);

        return ['status' => 'success'];
    }

    public function reorderContent(Request $request, Channel $channel): array
    {
        ['ids' => $ids] = $request->validate([
            'ids' => ['required', 'array'],
            'ids.*' => ['integer', 'distinct'],
            'modelType' => ['required', Rule::in([$channel->config['contentModel']])],
        ]);
        $known = $channel->items()->pluck('channelable_id');
        ChannelContent::replace($channel, collect($ids)->intersect($known)->concat($known->diff($ids))->values());

        return ['status' => 'success'];
    }

    /** Replaces all channels by those that the site came with. */
    public function reset(): array
    {
        DB::transaction(function (): void {
            Channel::query()->delete();
            app(ChannelSeeder::class)->run();
        });

        return ['status' => 'success'];
    }

    private function item(Request $request, Channel $channel): array
    {
        return $request->validate([
            'itemId' => ['required', 'integer'],
            'itemType' => ['required', Rule::in([$channel->config['contentModel']])],
        ]);
    }
}
