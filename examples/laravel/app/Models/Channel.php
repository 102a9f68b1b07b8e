<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\MorphToMany;
use Illuminate\Database\Eloquent\Relations\Relation;

class Channel extends Model
{
    use HasModelType;

    /** Kinds of channels; this site has one. */
    protected $attributes = ['type' => 'channel'];

    protected $guarded = [];

    protected $hidden = ['pivot'];

    protected $casts = ['config' => 'array', 'public' => 'boolean'];

    /** Finds a channel by the id or slug in the URL. */
    public function resolveRouteBinding($value, $field = null): ?self
    {
        return $this->where(ctype_digit((string) $value) ? 'id' : 'slug', $value)->first();
    }

    /** Rows of the channel that an editor chose, in order. */
    public function items(): MorphToMany
    {
        return $this->morphedByMany(Relation::getMorphedModel($this->config['contentModel']), 'channelable')
            ->withPivot('order')
            ->orderBy('order');
    }
}
