<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use Illuminate\Cookie\Middleware\EncryptCookies as Middleware;

class EncryptCookies extends Middleware
{
    /** Cookies that the client writes in plain text, and the server only reads. */
    protected $except = [
        'be-active-theme',
        'cookie_notice',
        'artistPage-albumLayout',
        'channel-layout-album',
        'channel-layout-artist',
        'channel-layout-genre',
        'channel-layout-playlist',
        'channel-layout-track',
    ];
}
