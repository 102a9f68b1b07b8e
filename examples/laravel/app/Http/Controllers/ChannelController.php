<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\Channel;
use App\Models\Genre;
use App\Support\ChannelContent;
use App\Support\Listing;
use App\Support\NormalizedModel;
use Illuminate\Auth\AuthenticationException;
use Illuminate\Contracts\Pagination\Paginator;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Gate;

class ChannelController extends Controller
{
    private const PER_PAGE = 50;

    private const NESTED_ROWS = 15;

    private const EDITOR = 'editChannelPage';

    public function show(Request $request, Channel $channel): array
    {
        $loader = $request->query('loader') === self::EDITOR ? self::EDITOR : 'channelPage';
        $loader === self::EDITOR && $this->requireEditor($request);
        $restriction = ChannelContent::restriction($channel, $request->query('restriction'));
        $content = $this->content($channel, $restriction, isNormalized: $loader === self::EDITOR);
        if ($request->boolean('returnContentOnly')) {
            return ['pagination' => $content];
        }
        $head = $loader === self::EDITOR ? $channel->toArray() : $this->present($channel, $restriction);

        return ['channel' => [...$head, 'content' => $content], 'loader' => $loader];
    }

    private function requireEditor(Request $request): void
    {
        throw_unless($request->user(), AuthenticationException::class);
        Gate::authorize('channels.view');
    }

    private function content(Channel $channel, ?Genre $restriction, bool $isNormalized): Paginator
    {
        $rows = ChannelContent::rows($channel, $restriction);
        $isCounted = ($channel->config['paginationType'] ?? 'simple') === 'lengthAware';
        $page = Listing::page($rows, self::PER_PAGE, $channel->config['contentOrder'] ?? null, simple: ! $isCounted);
        if ($isNormalized) {
            return $page->through(NormalizedModel::of(...));
        }

        return $channel->config['contentModel'] === 'channel' ? $page->through($this->nested(...)) : $page;
    }

    /** A channel inside a channel, with its first rows. */
    private function nested(Channel $channel): array
    {
        $restriction = ChannelContent::restriction($channel, request()->query('restriction'));
        $rows = ChannelContent::rows($channel, $restriction);
        Listing::sort($rows, $channel->config['contentOrder'] ?? null);

        return [
            ...$this->present($channel, $restriction),
            'channelable_id' => $channel->id,
            'channelable_order' => $channel->pivot?->order,
            'content' => $rows->simplePaginate(self::NESTED_ROWS, page: 1),
        ];
    }

    private function present(Channel $channel, ?Genre $restriction): array
    {
        $layout = request()->cookie("channel-layout-{$channel->config['contentModel']}");
        $name = $restriction
            ? str_replace('{{channel.restriction.display_name}}', $restriction->display_name, $channel->name)
            : $channel->name;

        return [
            ...$channel->toArray(),
            'name' => $name,
            'config' => $channel->config + array_filter(['selectedLayout' => $layout]),
            ...($restriction ? ['restriction' => $restriction] : []),
        ];
    }
}
