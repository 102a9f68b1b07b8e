<?php

declare(strict_types=1);

/*
 * Router for PHP's built-in server, which stands in for a web server's rewrite rules. APP_FOLDER is the sub-folder that
 * the site is installed in, such as `/music`.
 */

$folder = (string) getenv('APP_FOLDER');
$root = getenv('APP_PUBLIC_PATH') ?: __DIR__.'/public';
$path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));

// The document root is the folder above the site: files such as the bundle's are sent as they are.
if ($path !== '/' && is_file($_SERVER['DOCUMENT_ROOT'].$path)) {
    return false;
}
if ($folder !== '' && $path !== $folder && ! str_starts_with($path, "{$folder}/")) {
    http_response_code(404);

    return true;
}

$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = "{$folder}/index.php";
$_SERVER['SCRIPT_FILENAME'] = "{$root}/index.php";
require __DIR__.'/public/index.php';
