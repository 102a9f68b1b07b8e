<?php

declare(strict_types=1);

use App\Http\Controllers\Auth\PasswordController;
use App\Http\Controllers\Auth\SignInController;
use App\Http\Controllers\Auth\TwoFactorController;
use App\Http\Controllers\MediaController;
use App\Http\Controllers\PageController;
use Illuminate\Support\Facades\Route;

// Sign-in, at Fortify's paths.
Route::prefix('auth')->group(function (): void {
    Route::middleware('guest')->group(function (): void {
        Route::post('login', [SignInController::class, 'login']);
        Route::post('two-factor-challenge', [SignInController::class, 'challenge'])->middleware('throttle:two-factor');
        Route::post('forgot-password', [PasswordController::class, 'forgot']);
        Route::post('reset-password', [PasswordController::class, 'reset']);
    });
    Route::post('logout', [SignInController::class, 'logout']);

    Route::prefix('user')->middleware('auth')->group(function (): void {
        Route::put('password', [PasswordController::class, 'change']);
        Route::get('confirmed-password-status', [PasswordController::class, 'status']);
        Route::post('confirm-password', [PasswordController::class, 'confirm']);

        Route::middleware('password.confirm')->group(function (): void {
            Route::post('two-factor-authentication', [TwoFactorController::class, 'enable']);
            Route::delete('two-factor-authentication', [TwoFactorController::class, 'disable']);
            Route::get('two-factor/qr-code', [TwoFactorController::class, 'qrCode']);
            Route::post('confirmed-two-factor-authentication', [TwoFactorController::class, 'confirm']);
            Route::post('two-factor-recovery-codes', [TwoFactorController::class, 'renewRecoveryCodes']);
        });
    });
});

Route::get('storage/{path}', MediaController::class)->where('path', '.+')->withoutMiddleware('web');

// The client's pages. The names are those that the framework redirects and links to.
Route::get('login', PageController::class)->defaults('path', 'login')->name('login');
Route::get('password/reset/{token}', PageController::class)->name('password.reset');
Route::get('account-settings', PageController::class)->defaults('path', 'account-settings')->name('password.confirm');
Route::get('{path?}', PageController::class)->where('path', '^(?!api/|auth/|build/|secure/|storage/).*');
