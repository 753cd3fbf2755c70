package io.github.crisisrules.core.card;

/**
 * An Infinity Gem and the character that bears it.
 *
 * @param gem the gem
 * @param bearer the character that bears it
 */
public record BorneGem(InfinityGem gem, CharacterId bearer) {
    @Override
    public String toString() {
        return gem.name() + " on " + bearer;
    }
}
