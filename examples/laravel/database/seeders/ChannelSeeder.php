<?php

declare(strict_types=1);

namespace Database\Seeders;

use App\Models\Channel;
use App\Models\Playlist;
use App\Support\SiteValues;
use Illuminate\Database\Seeder;

class ChannelSeeder extends Seeder
{
    public function run(): void
    {
        $home = $this->channel('Home', 'home', ['lockSlug' => true, 'preventDeletion' => true, 'contentModel' => 'channel', 'contentType' => 'manual', 'layout' => 'list', 'nestedLayout' => 'carousel', 'hideTitle' => true]);
        $rows = [
            $this->channel('New albums', 'new-albums', ['contentModel' => 'album', 'contentOrder' => 'release_date:desc']),
            $this->channel('Popular', 'popular', ['contentModel' => 'track', 'contentOrder' => 'popularity:desc', 'layout' => 'trackTable', 'nestedLayout' => 'trackTable']),
            $this->channel('Playlists', 'playlists', ['contentModel' => 'playlist', 'contentType' => 'manual']),
            $this->channel('Artists', 'artists', ['contentModel' => 'artist', 'contentOrder' => 'popularity:desc', 'nestedLayout' => 'carousel']),
        ];
        // Administrators can bring the channels back, of which the home page names one by its id.
        if ($home->id !== config('site.settings.homepage.value')) {
            SiteValues::storeSettings(['homepage.value' => $home->id]);
        }
        foreach ($rows as $index => $row) {
            $home->items()->attach($row, ['order' => $index + 1]);
        }
        foreach (Playlist::all() as $index => $playlist) {
            $rows[2]->items()->attach($playlist, ['order' => $index + 1]);
        }
    }

    private function channel(string $name, string $slug, array $config): Channel
    {
        return Channel::create([
            'name' => $name,
            'slug' => $slug,
            'config' => $config + ['contentType' => 'listAll', 'layout' => 'grid', 'nestedLayout' => 'grid', 'paginationType' => 'infiniteScroll'],
        ]);
    }
}
