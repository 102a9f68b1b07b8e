<?php

declare(strict_types=1);

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use App\Http\Requests\SignInRequest;
use App\Models\User;
use App\Support\BootstrapData;
use App\Support\TwoFactor;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Validation\ValidationException;

class SignInController extends Controller
{
    public function login(SignInRequest $request): array
    {
        $user = $request->authenticate();
        if ($user->two_factor_confirmed_at !== null) {
            $request->session()->put(['login.id' => $user->id, 'login.remember' => $request->boolean('remember')]);

            return ['two_factor' => true];
        }

        return $this->enter($request, $user, $request->boolean('remember'));
    }

    /** Second step of a sign-in. */
    public function challenge(Request $request): array
    {
        $request->validate([
            'code' => ['required_without:recovery_code', 'nullable', 'string', 'size:6'],
            'recovery_code' => ['nullable', 'string', 'size:21'],
        ]);
        $user = User::find($request->session()->get('login.id'));
        [$field, $name] = $request->filled('recovery_code') ? ['recovery_code', 'recovery '] : ['code', 'authentication '];
        $entered = (string) $request->input($field);
        $passes = $user && ($field === 'code'
            ? TwoFactor::takeCode($user, $entered)
            : TwoFactor::takeRecoveryCode($user, $entered));
        if (! $passes) {
            throw ValidationException::withMessages([$field => "The provided two factor {$name}code was invalid."]);
        }

        return $this->enter($request, $user, (bool) $request->session()->pull('login.remember'));
    }

    public function logout(Request $request): array
    {
        Auth::logout();
        $request->session()->invalidate();
        $request->session()->regenerateToken();

        return ['bootstrapData' => BootstrapData::encode($request), 'status' => 'success'];
    }

    private function enter(Request $request, User $user, bool $remember): array
    {
        Auth::login($user, $remember);
        $request->session()->forget('login');
        $request->session()->regenerate();

        return ['bootstrapData' => BootstrapData::encode($request), 'two_factor' => false];
    }
}
