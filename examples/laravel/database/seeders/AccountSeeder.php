<?php

declare(strict_types=1);

namespace Database\Seeders;

use App\Models\Role;
use App\Models\User;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\Hash;

class AccountSeeder extends Seeder
{
    private const GUEST = ['music.view', 'music.play', 'users.view', 'playlists.view'];

    private const MEMBER = [...self::GUEST, 'playlists.create', 'files.create'];

    private const EDITOR = [...self::MEMBER, 'music.create', 'music.download'];

    public function run(): void
    {
        Role::create(['name' => 'Guests', 'guests' => true, 'permissions' => self::GUEST]);
        $member = Role::create(['name' => 'Members', 'permissions' => self::MEMBER]);
        $editor = Role::create(['name' => 'Editors', 'permissions' => self::EDITOR]);

        $admin = Role::create(['name' => 'Administrators', 'permissions' => [...self::EDITOR, 'admin', 'admin.access']]);

        $this->user('editor@dziesma.test', 'Dzintra', 'Ozola', $editor);
        $this->user('listener@dziesma.test', 'Juris', 'Kalniņš', $member);
        $this->user('parent@dziesma.test', 'Laura', 'Vītola', $member);
        $this->user('admin@dziesma.test', 'Ilze', 'Krūmiņa', $admin);
        $this->user('two-factor@dziesma.test', 'Māra', 'Liepa', $member)->forceFill([
            // Known, so that anyone can add the account to an authenticator app.
            'two_factor_secret' => 'JBSWY3DPEHPK3PXP',
            'two_factor_recovery_codes' => ['aaaaaaaaaa-aaaaaaaaaa', 'bbbbbbbbbb-bbbbbbbbbb'],
            'two_factor_confirmed_at' => now(),
        ])->save();
    }

    private function user(string $email, string $first, string $last, Role $role): User
    {
        $user = User::create([
            'email' => $email,
            'email_verified_at' => now(),
            'password' => Hash::make('dziesma1'),
            'first_name' => $first,
            'last_name' => $last,
            'username' => "{$first} {$last}",
            'profile' => ['city' => 'Rīga', 'country' => 'lv', 'description' => null],
            'links' => [],
        ]);
        $user->roles()->attach($role);

        return $user;
    }
}
