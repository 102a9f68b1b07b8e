<?php

declare(strict_types=1);

use App\Http\Controllers\AccountController;
use App\Http\Controllers\AlbumController;
use App\Http\Controllers\ArtistController;
use App\Http\Controllers\BootstrapController;
use App\Http\Controllers\ChannelController;
use App\Http\Controllers\FileEntryController;
use App\Http\Controllers\LibraryController;
use App\Http\Controllers\PlayerController;
use App\Http\Controllers\PlaylistController;
use App\Http\Controllers\ProfileController;
use App\Http\Controllers\PublishingController;
use App\Http\Controllers\SearchController;
use App\Http\Controllers\TrackController;
use App\Http\Controllers\TusController;
use App\Http\Controllers\UserSessionController;
use App\Http\Controllers\ValueListController;
use Illuminate\Support\Facades\Route;

Route::get('bootstrap-data', BootstrapController::class);
Route::get('value-lists/{names}', [ValueListController::class, 'show']);
Route::post('users/me/locale', [AccountController::class, 'locale']);

Route::middleware('can:music.view')->group(function (): void {
    Route::get('channel/{channel}', [ChannelController::class, 'show']);
    Route::get('genres', [ValueListController::class, 'genres']);

    Route::get('artists/{artist}', [ArtistController::class, 'show']);
    Route::get('artists/{artist}/albums', [ArtistController::class, 'albums']);
    Route::get('artists/{artist}/tracks', [ArtistController::class, 'tracks']);
    Route::get('artists/{artist}/followers', [ArtistController::class, 'followers']);
    Route::get('albums/{album}', [AlbumController::class, 'show']);
    Route::get('tracks/{track}', [TrackController::class, 'show']);
    Route::get('tracks/{track}/wave', [TrackController::class, 'wave']);
    Route::get('tracks/{track}/lyrics', [TrackController::class, 'lyrics']);
    Route::get('tracks/{track}/download', [TrackController::class, 'download'])->middleware('can:music.download');
    Route::get('search', [SearchController::class, 'all']);
    Route::get('search/model/{type}', [SearchController::class, 'model']);

    Route::post('player/tracks', [PlayerController::class, 'queue'])->middleware('can:music.play');
    Route::post('tracks/plays/{track}/log', [PlayerController::class, 'log'])->middleware('can:music.play');

    Route::get('playlists/{playlist}', [PlaylistController::class, 'show']);
    Route::get('playlists/{playlist}/tracks', [PlaylistController::class, 'tracks']);
    Route::get('users/{user}/playlists', [PlaylistController::class, 'ofUser']);
    Route::get('users/{user}/liked-tracks', [LibraryController::class, 'tracks']);
    Route::get('users/{user}/liked-albums', [LibraryController::class, 'albums']);
    Route::get('users/{user}/liked-artists', [LibraryController::class, 'artists']);
    Route::get('user-profile/{user}', [ProfileController::class, 'show']);
    Route::get('users/{user}/followers', [ProfileController::class, 'followers']);
    Route::get('users/{user}/followed-users', [ProfileController::class, 'followed']);
    Route::get('users/{user}/followed-users/ids', [ProfileController::class, 'followedIds']);
});

Route::middleware('auth')->group(function (): void {
    Route::get('users/me', [AccountController::class, 'me']);
    Route::put('users/me', [AccountController::class, 'update']);
    Route::put('users/profile/update', [ProfileController::class, 'update']);
    Route::get('users/{user}', [AccountController::class, 'show']);
    Route::delete('users/{user}', [AccountController::class, 'destroy'])->middleware('password.confirm');
    Route::post('users/{user}/avatar', [AccountController::class, 'storeAvatar']);
    Route::delete('users/{user}/avatar', [AccountController::class, 'removeAvatar']);
    Route::post('users/{user}/follow', [ProfileController::class, 'follow']);
    Route::post('users/{user}/unfollow', [ProfileController::class, 'unfollow']);
    Route::get('user-sessions', [UserSessionController::class, 'index']);
    Route::post('user-sessions/logout-other', [UserSessionController::class, 'logoutOthers'])->middleware('password.confirm');

    Route::post('users/me/add-to-library', [LibraryController::class, 'add']);
    Route::post('users/me/remove-from-library', [LibraryController::class, 'remove']);
    Route::get('tracks/plays/{user}', [LibraryController::class, 'history']);

    Route::post('playlists', [PlaylistController::class, 'store'])->middleware('can:playlists.create');
    Route::put('playlists/{playlist}', [PlaylistController::class, 'update']);
    Route::delete('playlists/{ids}', [PlaylistController::class, 'destroy']);
    Route::post('playlists/{playlist}/tracks/add', [PlaylistController::class, 'addTracks']);
    Route::post('playlists/{playlist}/tracks/remove', [PlaylistController::class, 'removeTracks']);
    Route::post('playlists/{playlist}/tracks/order', [PlaylistController::class, 'orderTracks']);
    Route::post('playlists/{playlist}/follow', [PlaylistController::class, 'follow']);
    Route::post('playlists/{playlist}/unfollow', [PlaylistController::class, 'unfollow']);

    Route::get('search/suggestions/artist', [PublishingController::class, 'suggestArtists']);
    Route::get('search/suggestions/artist/{id}', [PublishingController::class, 'suggestedArtist']);
    Route::get('users/{user}/minutes-left', [PublishingController::class, 'minutesLeft']);
    Route::middleware('can:music.create')->group(function (): void {
        Route::post('tracks', [PublishingController::class, 'storeTrack']);
        Route::post('tracks/{file}/extract-metadata', [PublishingController::class, 'extractMetadata']);
        Route::post('albums', [PublishingController::class, 'storeAlbum']);
    });

    Route::post('file-entries', [FileEntryController::class, 'store']);
    Route::post('file-entries/delete', [FileEntryController::class, 'destroy']);
    Route::get('file-entries/{file}', [FileEntryController::class, 'show']);

    Route::post('tus/upload', [TusController::class, 'create']);
    Route::match('head', 'tus/upload/{key}', [TusController::class, 'offset']);
    Route::patch('tus/upload/{key}', [TusController::class, 'append']);
    Route::delete('tus/upload/{key}', [TusController::class, 'terminate']);
    Route::post('tus/entries', [TusController::class, 'store']);
});
