<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

class Genre extends Model
{
    use HasModelType;

    public $timestamps = false;

    protected $guarded = [];

    protected $hidden = ['pivot'];
}
