<?php

declare(strict_types=1);

namespace App\Http\Requests;

use App\Models\User;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Http\Exceptions\HttpResponseException;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

class SignInRequest extends FormRequest
{
    private const MAX_ATTEMPTS = 5;

    public function authorize(): bool
    {
        return true;
    }

    public function rules(): array
    {
        return ['email' => ['required', 'string'], 'password' => ['required', 'string'], 'remember' => ['boolean']];
    }

    /** Returns the user of these credentials; counts failures by email and IP address. */
    public function authenticate(): User
    {
        $key = Str::lower((string) $this->input('email')).'|'.$this->ip();
        if (RateLimiter::tooManyAttempts($key, self::MAX_ATTEMPTS)) {
            throw $this->lockout(RateLimiter::availableIn($key));
        }
        $provider = Auth::getProvider();
        $credentials = $this->only('email', 'password');
        $user = $provider->retrieveByCredentials($credentials);
        if (! $user || ! $provider->validateCredentials($user, $credentials)) {
            RateLimiter::hit($key);
            throw ValidationException::withMessages(['email' => __('auth.failed')]);
        }
        RateLimiter::clear($key);

        return $user;
    }

    private function lockout(int $seconds): HttpResponseException
    {
        $message = __('auth.throttle', ['seconds' => $seconds]);
        $body = ['message' => $message, 'errors' => ['email' => [$message]]];

        return new HttpResponseException(response()->json($body, 429, ['Retry-After' => $seconds]));
    }
}
