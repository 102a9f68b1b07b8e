<?php

declare(strict_types=1);

namespace App\Models;

/** Adds `model_type`, by which the client tells rows apart. */
trait HasModelType
{
    public function initializeHasModelType(): void
    {
        $this->append('model_type');
    }

    public function getModelTypeAttribute(): string
    {
        return $this->getMorphClass();
    }
}
