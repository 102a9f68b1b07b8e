<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Support\SiteValues;
use Illuminate\Http\Request;

/** The appearance editor: settings, themes and custom code. */
class AppearanceController extends Controller
{
    public function show(): array
    {
        return [
            'values' => [
                'settings' => config('site.settings'),
                'appearance' => [
                    'env' => ['app_name' => config('site.settings.branding.site_name')],
                    'themes' => ['all' => config('site.themes'), 'selectedThemeId' => null],
                    'custom_code' => config('site.custom_code'),
                    'seo' => [],
                ],
            ],
            'defaults' => [
                'settings' => SiteValues::original('settings'),
                'appearance' => ['themes' => [
                    'light' => collect(SiteValues::original('themes'))->firstWhere('default_light', true),
                    'dark' => collect(SiteValues::original('themes'))->firstWhere('default_dark', true),
                ]],
            ],
            'status' => 'success',
        ];
    }

    public function update(Request $request): array
    {
        $changes = $request->validate([
            'changes' => ['required', 'array'],
            'changes.appearance' => ['present', 'array'],
            'changes.appearance.env.app_name' => ['sometimes', 'required', 'string', 'max:255'],
            'changes.appearance.themes.all' => ['sometimes', 'required', 'array'],
            'changes.appearance.themes.all.*.id' => ['required', 'distinct'],
            'changes.appearance.themes.all.*.name' => ['required', 'string', 'max:255'],
            'changes.appearance.themes.all.*.is_dark' => ['required', 'boolean'],
            'changes.appearance.themes.all.*.default_light' => ['required', 'boolean'],
            'changes.appearance.themes.all.*.default_dark' => ['required', 'boolean'],
            // They are written into the style of the page.
            'changes.appearance.themes.all.*.values' => ['present', 'array', $this->variables()],
            'changes.appearance.themes.all.*.font' => ['nullable', 'array'],
            // Nothing that would end the style element of the page.
            'changes.appearance.custom_code.css' => ['nullable', 'string', 'not_regex:/<\/style/i'],
            'changes.appearance.custom_code.html' => ['nullable', 'string'],
            'changes.settings' => ['sometimes', 'array'],
        ])['changes'];

        ['appearance' => $appearance] = $changes;
        $name = data_get($appearance, 'env.app_name');
        SiteValues::storeSettings(($changes['settings'] ?? []) + array_filter(['branding.site_name' => $name]));
        if (isset($appearance['themes']['all'])) {
            SiteValues::store('themes', $this->withIds($appearance['themes']['all']));
        }
        if (isset($appearance['custom_code'])) {
            SiteValues::store('custom_code', $appearance['custom_code'] + config('site.custom_code'));
        }

        return ['status' => 'success'];
    }

    /** Accepts names of variables only, and values without what would end a declaration. */
    private function variables(): callable
    {
        return function (string $attribute, array $values, callable $fail): void {
            foreach ($values as $name => $value) {
                if (! preg_match('/^--be-[\w-]+$/', (string) $name) || ! preg_match('/^[\w .%#-]*$/', (string) $value)) {
                    $fail("The {$attribute} field is invalid.");
                }
            }
        };
    }

    /** Numbers the new themes, whose ids are texts. */
    private function withIds(array $themes): array
    {
        $last = max([0, ...array_filter(array_column($themes, 'id'), 'is_int'), ...array_column(config('site.themes'), 'id')]);

        return array_map(function (array $theme) use (&$last): array {
            return ['id' => is_int($theme['id']) ? $theme['id'] : ++$last] + $theme;
        }, $themes);
    }
}
