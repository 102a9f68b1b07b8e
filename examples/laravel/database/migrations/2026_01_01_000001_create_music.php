<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('genres', function (Blueprint $table): void {
            $table->id();
            $table->string('name')->unique();
            $table->string('display_name');
            $table->string('image')->nullable();
            $table->unsignedInteger('popularity')->default(0);
        });
        Schema::create('artists', function (Blueprint $table): void {
            $table->id();
            $table->string('name');
            $table->string('image_small')->nullable();
            $table->boolean('verified')->default(false);
            $table->unsignedInteger('plays')->default(0);
            $table->text('description')->nullable();
            $table->timestamps();
        });
        Schema::create('albums', function (Blueprint $table): void {
            $table->id();
            $table->string('name');
            $table->string('image')->nullable();
            $table->dateTime('release_date');
            $table->foreignId('owner_id')->constrained('users');
            $table->unsignedInteger('plays')->default(0);
            $table->text('description')->nullable();
            $table->timestamps();
        });
        Schema::create('tracks', function (Blueprint $table): void {
            $table->id();
            $table->string('name');
            $table->foreignId('album_id')->nullable()->constrained()->nullOnDelete();
            $table->unsignedInteger('number');
            $table->unsignedInteger('duration');
            $table->string('image')->nullable();
            $table->string('src')->nullable();
            $table->unsignedInteger('plays')->default(0);
            $table->foreignId('owner_id')->constrained('users');
            $table->text('description')->nullable();
            $table->text('lyrics')->nullable();
            $table->json('wave_data')->nullable();
            $table->timestamps();
        });
        foreach (['album', 'track'] as $model) {
            Schema::create("{$model}_artist", function (Blueprint $table) use ($model): void {
                $table->foreignId("{$model}_id")->constrained()->cascadeOnDelete();
                $table->foreignId('artist_id')->constrained()->cascadeOnDelete();
                $table->primary(["{$model}_id", 'artist_id']);
            });
        }
        Schema::create('artist_user', function (Blueprint $table): void {
            $table->foreignId('artist_id')->constrained()->cascadeOnDelete();
            $table->foreignId('user_id')->constrained()->cascadeOnDelete();
            $table->string('role');
            $table->primary(['artist_id', 'user_id']);
        });
        Schema::create('genreables', function (Blueprint $table): void {
            $table->foreignId('genre_id')->constrained()->cascadeOnDelete();
            $table->morphs('genreable');
        });
        Schema::create('playlists', function (Blueprint $table): void {
            $table->id();
            $table->string('name');
            $table->string('image')->nullable();
            $table->text('description')->nullable();
            $table->boolean('public')->default(false);
            $table->boolean('collaborative')->default(false);
            $table->foreignId('owner_id')->constrained('users')->cascadeOnDelete();
            $table->timestamps();
            $table->unique(['owner_id', 'name']);
        });
        Schema::create('playlist_track', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('playlist_id')->constrained()->cascadeOnDelete();
            $table->foreignId('track_id')->constrained()->cascadeOnDelete();
            $table->unsignedInteger('position');
            $table->timestamp('added_at');
        });
        Schema::create('playlist_user', function (Blueprint $table): void {
            $table->foreignId('playlist_id')->constrained()->cascadeOnDelete();
            $table->foreignId('user_id')->constrained()->cascadeOnDelete();
            $table->primary(['playlist_id', 'user_id']);
        });
        Schema::create('channels', function (Blueprint $table): void {
            $table->id();
            $table->string('name');
            $table->string('slug')->unique();
            $table->text('description')->nullable();
            $table->string('type')->default('channel');
            $table->boolean('public')->default(true);
            $table->json('config');
            $table->timestamps();
        });
        Schema::create('channelables', function (Blueprint $table): void {
            $table->foreignId('channel_id')->constrained()->cascadeOnDelete();
            $table->morphs('channelable');
            $table->unsignedInteger('order');
        });
        Schema::create('likes', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->constrained()->cascadeOnDelete();
            $table->morphs('likeable');
            $table->timestamp('created_at')->useCurrent();
            $table->unique(['user_id', 'likeable_id', 'likeable_type']);
        });
        Schema::create('track_plays', function (Blueprint $table): void {
            $table->id();
            $table->foreignId('user_id')->nullable()->constrained()->cascadeOnDelete();
            $table->foreignId('track_id')->constrained()->cascadeOnDelete();
            foreach (['device', 'browser', 'platform', 'country'] as $column) {
                $table->string($column)->nullable();
            }
            $table->timestamp('created_at')->useCurrent()->index();
        });
        Schema::create('page_views', function (Blueprint $table): void {
            $table->id();
            foreach (['device', 'browser', 'platform', 'country'] as $column) {
                $table->string($column)->nullable();
            }
            $table->timestamp('created_at')->useCurrent()->index();
        });
    }
};
