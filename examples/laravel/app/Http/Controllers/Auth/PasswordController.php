<?php

declare(strict_types=1);

namespace App\Http\Controllers\Auth;

use App\Http\Controllers\Controller;
use App\Models\User;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Facades\Password;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

class PasswordController extends Controller
{
    private const NEW_PASSWORD = ['required', 'string', 'min:5', 'confirmed'];

    public function forgot(Request $request): array
    {
        $status = Password::sendResetLink($request->validate(['email' => ['required', 'email']]));

        return $this->outcome($status, Password::RESET_LINK_SENT);
    }

    public function reset(Request $request): array
    {
        $input = $request->validate([
            'token' => ['required'],
            'email' => ['required', 'email'],
            'password' => self::NEW_PASSWORD,
        ]);
        $status = Password::reset($input, $this->store(...));

        return $this->outcome($status, Password::PASSWORD_RESET);
    }

    public function change(Request $request): JsonResponse
    {
        $request->validate(
            ['current_password' => ['required', 'current_password'], 'password' => self::NEW_PASSWORD],
            ['current_password.current_password' => 'The provided password does not match your current password.'],
        );
        $this->store($request->user(), $request->input('password'));

        return response()->json('');
    }

    /** Whether the password was confirmed within the last `seconds`. */
    public function status(Request $request): array
    {
        $seconds = (int) $request->query('seconds', (string) config('auth.password_timeout'));
        $confirmedAt = (int) $request->session()->get('auth.password_confirmed_at', 0);

        return ['confirmed' => time() - $confirmedAt < $seconds];
    }

    public function confirm(Request $request): JsonResponse
    {
        $request->validate(['password' => ['required', 'current_password']]);
        $request->session()->passwordConfirmed();

        return response()->json('', 201);
    }

    private function store(User $user, string $password): void
    {
        $user->forceFill(['password' => Hash::make($password), 'remember_token' => Str::random(60)])->save();
    }

    private function outcome(string $status, string $success): array
    {
        return $status === $success
            ? ['message' => __($status)]
            : throw ValidationException::withMessages(['email' => __($status)]);
    }
}
