package io.github.crisisrules.build;

import org.jspecify.annotations.Nullable;

/** A record to add checks to. Its long takes two slots of the constructor's arguments. */
public record Sample<T extends @Nullable Object, U>(
        long number, String name, @Nullable String note, T open, U closed) {}
