<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\Channel;
use App\Support\Listing;
use Illuminate\Contracts\Pagination\Paginator;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Http\Request;

class ChannelController extends Controller
{
    private const PER_PAGE = 50;

    private const NESTED_ROWS = 15;

    public function show(Request $request, Channel $channel): array
    {
        $content = $this->content($channel);
        if ($request->boolean('returnContentOnly')) {
            return ['pagination' => $content];
        }

        return ['channel' => [...$this->present($channel), 'content' => $content], 'loader' => 'channelPage'];
    }

    private function content(Channel $channel): Paginator
    {
        $rows = $this->rows($channel);
        $isCounted = ($channel->config['paginationType'] ?? 'simple') === 'lengthAware';
        $page = Listing::page($rows, self::PER_PAGE, $channel->config['contentOrder'] ?? null, simple: ! $isCounted);
        if ($channel->config['contentModel'] === 'channel') {
            $page->through(fn (Channel $nested) => [
                ...$this->present($nested),
                'channelable_id' => $nested->id,
                'channelable_order' => $nested->pivot->order,
                'content' => $this->nestedContent($nested),
            ]);
        }

        return $page;
    }

    private function nestedContent(Channel $channel): Paginator
    {
        $rows = $this->rows($channel);
        Listing::sort($rows, $channel->config['contentOrder'] ?? null);

        return $rows->simplePaginate(self::NESTED_ROWS, page: 1);
    }

    /** All rows of the channel's model, or those that an editor chose. */
    private function rows(Channel $channel): Builder|Relation
    {
        $model = $channel->config['contentModel'];
        $rows = $channel->config['contentType'] === 'manual'
            ? $channel->items()
            : Relation::getMorphedModel($model)::query();

        return match ($model) {
            'track' => $rows->withCredits(),
            'album' => $rows->with('artists'),
            'playlist' => $rows->withCount('tracks')->visibleTo(request()->user()),
            default => $rows,
        };
    }

    private function present(Channel $channel): array
    {
        $layout = request()->cookie("channel-layout-{$channel->config['contentModel']}");
        $config = $channel->config + array_filter(['selectedLayout' => $layout]);

        return ['type' => 'channel', 'config' => $config] + $channel->toArray();
    }
}
