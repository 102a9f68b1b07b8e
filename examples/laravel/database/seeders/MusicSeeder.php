<?php

declare(strict_types=1);

namespace Database\Seeders;

use App\Models\Album;
use App\Models\Artist;
use App\Models\Genre;
use App\Models\Track;
use App\Models\User;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\Storage;

class MusicSeeder extends Seeder
{
    private const GENRES = ['Lullabies' => '#3f5c8a', 'Play songs' => '#b1652b', 'Folk songs' => '#3d7a57'];

    /** Albums and their tracks by artist. */
    private const ARTISTS = [
        'Kokles putni' => ['Rīta saule' => ['Saule lec', 'Rasas pilieni', 'Gaiļa dziesma'], 'Mēness ceļš' => ['Aijā, žūžū', 'Sapņu laiva']],
        'Pūces koris' => ['Meža stāsti' => ['Pūce un pele', 'Lāča solis', 'Zaķa kāposti']],
        'Vēja zvani' => ['Jūras krasts' => ['Baltais kuģis', 'Kaijas', 'Smilšu pils'], 'Ziemas vakars' => ['Sniegpārslas', 'Kamanu zvani']],
    ];

    private const SECONDS = 40;

    /** Long enough that a browser does not load it whole, so that seeking needs a range request. */
    private const LONG = ['Lāča solis' => 300];

    private const LYRICS = "[00:01.00]Aijā, žūžū, lāča bērni,\n[00:06.00]Pekainām kājiņām.\n[00:11.00]Tēvs aizgāja bišu kāpt,\n[00:16.00]Māte ogu palasīt.";

    public function run(): void
    {
        $owner = User::where('email', 'editor@dziesma.test')->firstOrFail();
        $genres = $this->genres();
        foreach (array_keys(self::ARTISTS) as $index => $name) {
            $artist = Artist::create([
                'name' => $name,
                'image_small' => $this->picture("artist_images/{$index}.svg", $name, '#7a4b6b'),
                'verified' => $index === 0,
                'plays' => 900 - 100 * $index,
                'description' => "{$name} sing for children.",
            ]);
            $artist->genres()->attach($genres[$index]);
            $this->albums($artist, self::ARTISTS[$name], $genres[$index], $owner);
        }
        $owner->artists()->attach(Artist::firstOrFail(), ['role' => 'artist']);
        $this->playlist($owner, 'Bedtime', 'Quiet songs for the end of the day.', Track::where('number', 2)->get());
        $this->playlist($owner, 'On the road', 'Songs to sing along to in the car.', Track::where('number', 1)->get());
    }

    /** @return list<Genre> */
    private function genres(): array
    {
        return array_map(fn (string $name) => Genre::create([
            'name' => str_replace(' ', '-', strtolower($name)),
            'display_name' => $name,
            'image' => $this->picture('genre_media/'.strtolower($name[0]).'.svg', $name, self::GENRES[$name]),
            'popularity' => strlen($name),
        ]), array_keys(self::GENRES));
    }

    private function albums(Artist $artist, array $albums, Genre $genre, User $owner): void
    {
        foreach ($albums as $name => $tracks) {
            $number = Album::count() + 1;
            $album = Album::create([
                'name' => $name,
                'image' => $this->picture("album_images/{$number}.svg", $name, self::GENRES[$genre->display_name]),
                'release_date' => now()->subMonths($number),
                'owner_id' => $owner->id,
                'plays' => 500 - 10 * $number,
                'description' => "{$name} by {$artist->name}.",
            ]);
            $album->artists()->attach($artist);
            $album->genres()->attach($genre);
            foreach ($tracks as $index => $title) {
                $this->track($album, $artist, $genre, $index + 1, $title);
            }
        }
    }

    private function track(Album $album, Artist $artist, Genre $genre, int $number, string $title): void
    {
        $path = "track_media/{$album->id}-{$number}.wav";
        $seconds = self::LONG[$title] ?? self::SECONDS;
        Storage::disk('public')->put($path, Tone::wav(seed: $album->id * 10 + $number, seconds: $seconds));
        $track = Track::create([
            'name' => $title,
            'album_id' => $album->id,
            'number' => $number,
            'duration' => $seconds * 1000,
            'image' => $album->image,
            'src' => "storage/{$path}",
            'plays' => 300 - 10 * $album->id - $number,
            'owner_id' => $album->owner_id,
            'lyrics' => str_starts_with($title, 'Aijā') ? self::LYRICS : null,
        ]);
        $track->artists()->attach($artist);
        $track->genres()->attach($genre);
    }

    private function playlist(User $owner, string $name, string $description, iterable $tracks): void
    {
        $playlist = $owner->playlists()->create([
            'name' => $name,
            'description' => $description,
            'public' => true,
            'image' => $this->picture('playlist_media/'.strtolower($name[0]).'.svg', $name, '#8a6d1f'),
        ]);
        foreach ($tracks as $index => $track) {
            $playlist->tracks()->attach($track, ['position' => $index + 1, 'added_at' => now()]);
        }
    }

    /** Draws a cover with the first letter of a name, and returns its path within the site. */
    private function picture(string $path, string $name, string $colour): string
    {
        $letter = e(mb_substr($name, 0, 1));
        Storage::disk('public')->put($path, <<<SVG
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><rect width="300" height="300" fill="{$colour}"/>
            <circle cx="150" cy="150" r="96" fill="#fff" opacity=".18"/>
            <text x="150" y="198" font-family="sans-serif" font-size="140" text-anchor="middle" fill="#fff">{$letter}</text></svg>
            SVG);

        return "storage/{$path}";
    }
}
