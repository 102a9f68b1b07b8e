<?php

declare(strict_types=1);

namespace App\Http\Requests;

use App\Support\ChannelContent;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;
use Illuminate\Validation\ValidationException;

/** A channel with all of its settings. */
class ChannelRequest extends FormRequest
{
    private const LAYOUTS = ['grid', 'list', 'trackTable', 'carousel'];

    public function rules(): array
    {
        $slug = Rule::unique('channels')->ignore($this->route('channel'));

        return [
            'name' => ['required', 'string', 'between:3,100'],
            // A number would be an id.
            'slug' => ['required', 'string', 'max:255', 'regex:/\D/', $slug],
            'public' => ['nullable', 'boolean'],
            'type' => ['nullable', 'in:channel'],
            'description' => ['nullable', 'string'],
            'config' => ['required', 'array'],
            'config.contentType' => ['required', Rule::in(['listAll', 'manual', 'autoUpdate'])],
            'config.contentModel' => ['required', Rule::in(ChannelContent::MODELS)],
            'config.layout' => ['nullable', Rule::in(self::LAYOUTS)],
            'config.nestedLayout' => ['nullable', Rule::in(self::LAYOUTS)],
            'config.paginationType' => ['nullable', Rule::in(['simple', 'infiniteScroll', 'lengthAware'])],
        ];
    }

    /** Columns of the channel. Throws 422 for another slug of a channel whose slug is locked. */
    public function columns(): array
    {
        $known = $this->route('channel');
        if ($known && ($known->config['lockSlug'] ?? false) && $this->boolean('config.lockSlug') && $known->slug !== $this->input('slug')) {
            throw ValidationException::withMessages(['slug' => 'The slug of this channel is locked.']);
        }

        return [
            ...$this->only(['name', 'slug', 'description']),
            'public' => $this->input('public') ?? true,
            'config' => $this->input('config'),
        ];
    }
}
