<?php

declare(strict_types=1);

namespace App\Exceptions;

use Illuminate\Auth\Access\AuthorizationException;
use Illuminate\Foundation\Exceptions\Handler as ExceptionHandler;
use Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException;
use Symfony\Component\HttpKernel\Exception\HttpException;
use Throwable;

class Handler extends ExceptionHandler
{
    private const FORBIDDEN = "You don't have required permissions to perform this action.";

    private const FAILED = 'There was an issue. Please try again later.';

    protected $dontFlash = ['current_password', 'password', 'password_confirmation'];

    protected function prepareException(Throwable $e): Throwable
    {
        return $e instanceof AuthorizationException
            ? new AccessDeniedHttpException(self::FORBIDDEN, $e)
            : parent::prepareException($e);
    }

    protected function convertExceptionToArray(Throwable $e): array
    {
        if ($e instanceof HttpException && $e->getStatusCode() === 403 && $e->getMessage() === '') {
            return ['message' => self::FORBIDDEN];
        }

        return config('app.debug') || $this->isHttpException($e)
            ? parent::convertExceptionToArray($e)
            : ['message' => self::FAILED];
    }
}
