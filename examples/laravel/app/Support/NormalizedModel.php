<?php

declare(strict_types=1);

namespace App\Support;

use Illuminate\Database\Eloquent\Model;

/** A row of any type in the shape that pickers and editors show. */
class NormalizedModel
{
    public static function of(Model $row): array
    {
        return [
            'id' => $row->getKey(),
            'name' => $row->display_name ?? $row->name,
            'description' => null,
            'image' => $row->image ?? $row->image_small ?? $row->avatar,
            'model_type' => $row->getMorphClass(),
        ];
    }
}
