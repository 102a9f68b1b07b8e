<?php

declare(strict_types=1);

use App\Console\Kernel as ConsoleKernel;
use App\Exceptions\Handler;
use App\Http\Kernel as HttpKernel;
use Illuminate\Contracts\Console\Kernel as ConsoleKernelContract;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Contracts\Http\Kernel as HttpKernelContract;
use Illuminate\Foundation\Application;

$app = new Application(dirname(__DIR__));

// Lets one checkout serve several sites, each with its data and public folder elsewhere.
if ($storage = getenv('APP_STORAGE_PATH')) {
    $app->useStoragePath($storage);
}
if ($public = getenv('APP_PUBLIC_PATH')) {
    $app->instance('path.public', $public);
}

$app->singleton(HttpKernelContract::class, HttpKernel::class);
$app->singleton(ConsoleKernelContract::class, ConsoleKernel::class);
$app->singleton(ExceptionHandler::class, Handler::class);

return $app;
