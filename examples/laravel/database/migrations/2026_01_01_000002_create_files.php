<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('file_entries', function (Blueprint $table): void {
            $table->id();
            $table->string('name');
            $table->string('file_name');
            $table->string('mime')->nullable();
            $table->unsignedBigInteger('file_size');
            $table->string('extension')->nullable();
            $table->string('type');
            $table->boolean('public');
            $table->string('disk_prefix')->nullable();
            $table->foreignId('owner_id')->constrained('users')->cascadeOnDelete();
            $table->timestamps();
        });
        Schema::create('tus_uploads', function (Blueprint $table): void {
            $table->string('key')->primary();
            $table->foreignId('user_id')->constrained()->cascadeOnDelete();
            $table->unsignedBigInteger('length');
            $table->json('metadata');
            $table->timestamp('expires_at');
        });
    }
};
