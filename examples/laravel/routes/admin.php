<?php

declare(strict_types=1);

use App\Http\Controllers\AppearanceController;
use App\Http\Controllers\ErrorLogController;
use App\Http\Controllers\ManagedChannelController;
use App\Http\Controllers\ReportController;
use App\Http\Controllers\SettingsController;
use Illuminate\Support\Facades\Route;

Route::middleware('auth')->group(function (): void {
    Route::get('channel', [ManagedChannelController::class, 'index'])->middleware('can:channels.view');
    Route::post('channel', [ManagedChannelController::class, 'store'])->middleware('can:channels.create');
    Route::delete('channel/{ids}', [ManagedChannelController::class, 'destroy'])->middleware('can:channels.delete');
    Route::middleware('can:channels.update')->group(function (): void {
        Route::get('channel/search-for-addable-content', [ManagedChannelController::class, 'findContent']);
        Route::post('channel/reset-to-default', [ManagedChannelController::class, 'reset']);
        Route::put('channel/{channel}', [ManagedChannelController::class, 'update']);
        Route::post('channel/{channel}/update-content', [ManagedChannelController::class, 'updateContent']);
        Route::post('channel/{channel}/add', [ManagedChannelController::class, 'addContent']);
        Route::post('channel/{channel}/remove', [ManagedChannelController::class, 'removeContent']);
        Route::post('channel/{channel}/reorder-content', [ManagedChannelController::class, 'reorderContent']);
    });

    Route::get('admin/reports', [ReportController::class, 'site'])->middleware('can:admin.access');
    Route::get('reports/insights', [ReportController::class, 'insights']);

    Route::middleware('can:logs.view')->group(function (): void {
        Route::get('logs/error', [ErrorLogController::class, 'index']);
        Route::get('logs/error/download-latest', [ErrorLogController::class, 'downloadLatest']);
        Route::get('logs/error/{identifier}/download', [ErrorLogController::class, 'download']);
    });
    Route::delete('logs/error/{identifier}', [ErrorLogController::class, 'destroy'])->middleware('can:logs.delete');

    Route::get('settings', [SettingsController::class, 'index'])->middleware('can:settings.view');
    Route::post('settings', [SettingsController::class, 'update'])->middleware('can:settings.update');
    Route::middleware('can:appearance.update')->group(function (): void {
        Route::get('admin/appearance/values', [AppearanceController::class, 'show']);
        Route::post('admin/appearance', [AppearanceController::class, 'update']);
    });
});
