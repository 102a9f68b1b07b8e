<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Support\Device;
use Illuminate\Http\Request;
use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;

class UserSessionController extends Controller
{
    private const MAX_SESSIONS = 30;

    public function index(Request $request): array
    {
        $rows = DB::table('sessions')
            ->where('user_id', $request->user()->id)
            ->orderByDesc('last_activity')
            ->limit(self::MAX_SESSIONS)
            ->get();

        return ['sessions' => $rows->map(fn (object $row) => [
            // Whoever knows the id itself could take the session over.
            'id' => substr(hash('sha256', $row->id), 0, 16),
            ...Device::describe((string) $row->user_agent),
            'country' => null,
            'city' => null,
            'ip_address' => $row->ip_address,
            'is_current_device' => $row->id === $request->session()->getId(),
            'last_active' => Carbon::createFromTimestamp($row->last_activity),
        ])];
    }

    public function logoutOthers(Request $request): array
    {
        ['password' => $password] = $request->validate(['password' => ['required', 'current_password']]);
        Auth::logoutOtherDevices($password);
        DB::table('sessions')
            ->where('user_id', $request->user()->id)
            ->where('id', '!=', $request->session()->getId())
            ->delete();

        return ['status' => 'success'];
    }
}
