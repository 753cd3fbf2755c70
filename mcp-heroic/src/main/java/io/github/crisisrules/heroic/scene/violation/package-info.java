/**
 * The reasons for which a scene refuses a command. Start with
 * {@link io.github.crisisrules.heroic.scene.violation.SceneViolation}.
 */
@NullMarked
package io.github.crisisrules.heroic.scene.violation;

import org.jspecify.annotations.NullMarked;
