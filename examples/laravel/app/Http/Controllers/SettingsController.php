<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Support\SiteValues;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Validator;

/** The settings: those of the site, and values of the server. */
class SettingsController extends Controller
{
    public function index(): array
    {
        return ['server' => config('site.server'), 'client' => config('site.settings'), 'status' => 'success'];
    }

    /** Each part is JSON in a field of a multipart form. */
    public function update(Request $request): array
    {
        $parts = $request->validate(['client' => ['nullable', 'json'], 'server' => ['nullable', 'json']]);
        [$client, $server] = [$this->part($parts, 'client'), $this->part($parts, 'server')];
        Validator::validate(['client' => $client, 'server' => $server], [
            'server' => ['array:'.implode(',', array_keys(config('site.server')))],
            'server.mail_port' => ['nullable', 'integer'],
        ]);
        Validator::validate(Arr::undot($client), ['branding.site_name' => ['sometimes', 'required', 'string', 'max:255']]);
        SiteValues::storeSettings($client);
        SiteValues::store('server', $server + config('site.server'));

        return ['status' => 'success'];
    }

    private function part(array $parts, string $name): array
    {
        return (array) json_decode($parts[$name] ?? '{}', true);
    }
}
