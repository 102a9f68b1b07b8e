<!doctype html>
<html lang="{{ $bootstrap['language'] }}" style="{{ $themeStyle }}" data-theme-id="{{ $theme['id'] }}" @if ($theme['is_dark']) class="dark" @endif>
<head>
<meta charset="utf-8">
<base href="{{ $base }}">
<title>{{ $title }}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1, viewport-fit=cover" data-keep="true">
<meta name="description" content="{{ $bootstrap['settings']['branding']['site_description'] }}">
<link rel="icon" type="image/png" href="favicon/icon-144x144.png" data-keep="true">
<link rel="apple-touch-icon" href="favicon/icon-192x192.png" data-keep="true">
<link rel="manifest" href="manifest.json" data-keep="true">
<meta name="theme-color" content="rgb({{ $theme['values'][$theme['is_dark'] ? '--be-background-alt' : '--be-primary'] }})" data-keep="true">
@vite('resources/client/main.tsx')
<script type="application/json" id="bootstrap-data">{!! json_encode($bootstrap, JSON_HEX_TAG | JSON_HEX_AMP | JSON_THROW_ON_ERROR) !!}</script>
@if (config('site.custom_code.css'))
<style>{!! config('site.custom_code.css') !!}</style>
@endif
{!! config('site.custom_code.html') !!}
</head>
<body>
<div id="root"></div>
<noscript>You need to have JavaScript enabled in order to use {{ $title }}.</noscript>
</body>
</html>
