/**
 * The questions that a scene asks, and the steps that it waits for. Start with
 * {@link io.github.crisisrules.heroic.scene.prompt.SceneAwaited}.
 */
@NullMarked
package io.github.crisisrules.heroic.scene.prompt;

import org.jspecify.annotations.NullMarked;
