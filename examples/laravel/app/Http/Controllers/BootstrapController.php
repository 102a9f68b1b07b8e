<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Support\BootstrapData;
use Illuminate\Http\Request;

class BootstrapController extends Controller
{
    public function __invoke(Request $request): array
    {
        return ['data' => BootstrapData::encode($request)];
    }
}
