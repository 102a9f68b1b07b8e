<?php

declare(strict_types=1);

return [
    'accepted' => 'The :attribute field must be accepted.',
    'alpha_dash' => 'The :attribute field may only contain letters, numbers, dashes and underscores.',
    'array' => 'The :attribute field must be an array.',
    'between' => [
        'numeric' => 'The :attribute field must be between :min and :max.',
        'string' => 'The :attribute field must be between :min and :max characters.',
    ],
    'boolean' => 'The :attribute field must be true or false.',
    'confirmed' => 'The :attribute field confirmation does not match.',
    'current_password' => 'The provided password was incorrect.',
    'email' => 'The :attribute field must be a valid email address.',
    'file' => 'The :attribute field must be a file.',
    'image' => 'The :attribute field must be an image.',
    'in' => 'The selected :attribute is invalid.',
    'integer' => 'The :attribute field must be an integer.',
    'max' => [
        'file' => 'The :attribute field may not be greater than :max kilobytes.',
        'string' => 'The :attribute field may not be greater than :max characters.',
    ],
    'mimes' => 'The :attribute field must be a file of type: :values.',
    'min' => ['string' => 'The :attribute field must be at least :min characters.'],
    'present' => 'The :attribute field must be present.',
    'regex' => 'The :attribute field format is invalid.',
    'required' => 'The :attribute field is required.',
    'required_if' => 'The :attribute field is required when :other is :value.',
    'required_without' => 'The :attribute field is required when :values is not present.',
    'size' => ['string' => 'The :attribute field must be :size characters.'],
    'string' => 'The :attribute field must be a string.',
    'unique' => 'The :attribute has already been taken.',
    'uploaded' => 'The :attribute failed to upload.',
    'url' => 'The :attribute field must be a valid URL.',
];
