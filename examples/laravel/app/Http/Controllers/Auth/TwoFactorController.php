<?php

declare(strict_types=1);

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use App\Support\TwoFactor;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Validation\ValidationException;

class TwoFactorController extends Controller
{
    public function enable(Request $request): JsonResponse
    {
        TwoFactor::start($request->user());

        return response()->json('');
    }

    public function disable(Request $request): JsonResponse
    {
        TwoFactor::stop($request->user());

        return response()->json('');
    }

    public function qrCode(Request $request): array
    {
        $user = $request->user();

        return ['svg' => TwoFactor::qrCode($user), 'secret' => $user->two_factor_secret, 'status' => 'success'];
    }

    public function confirm(Request $request): JsonResponse
    {
        ['code' => $code] = $request->validate(['code' => ['required', 'string', 'size:6']]);
        if (! TwoFactor::takeCode($request->user(), $code)) {
            throw ValidationException::withMessages(['code' => 'The provided two factor authentication code was invalid.']);
        }
        $request->user()->forceFill(['two_factor_confirmed_at' => now()])->save();

        return response()->json('');
    }

    public function renewRecoveryCodes(Request $request): JsonResponse
    {
        $request->user()->forceFill(['two_factor_recovery_codes' => TwoFactor::newRecoveryCodes()])->save();

        return response()->json('');
    }
}
