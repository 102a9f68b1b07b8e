<?php

declare(strict_types=1);

namespace App\Support;

use App\Models\Track;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Gate;

/** Whose plays a report counts: an artist's, an album's, a track's, or all. */
class PlaySubject
{
    private function __construct(private ?Model $row)
    {
    }

    /** Reads `album=3`; `track_play=0` is the whole site. Throws 403 and 404. */
    public static function of(string $subject): self
    {
        [$type, $id] = explode('=', $subject);
        $row = $type === 'track_play' ? null : Relation::getMorphedModel($type)::findOrFail($id);
        $row ? Gate::authorize('manage', $row) : Gate::authorize('admin.access');

        return new self($row);
    }

    public function plays(): Builder
    {
        $plays = DB::table('track_plays');
        $tracks = match (true) {
            $this->row instanceof Track => [$this->row->id],
            $this->row !== null => $this->row->tracks()->pluck('tracks.id'),
            default => null,
        };

        return $tracks === null ? $plays : $plays->whereIn('track_id', $tracks);
    }
}
