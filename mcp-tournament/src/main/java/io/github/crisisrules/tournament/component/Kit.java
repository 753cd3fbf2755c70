package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/** The components that a player brings to an event, as inspected. {@link ComponentRules} checks them. */
@Value.Immutable
@HouseStyle
public sealed interface Kit extends WithKit permits ImmutableKit {
    /** Returns the miniatures. */
    Vector<Miniature> miniatures();

    /** Returns the cards. */
    Vector<CardCopy> cards();

    /** Returns the origin of each die. */
    Vector<DiceOrigin> dice();

    /** Returns the measuring tools. */
    Vector<MeasuringTool> tools();

    /** Returns the tokens. */
    Vector<GameToken> tokens();

    /** Returns a builder of an empty kit. */
    static Builder builder() {
        return new Builder();
    }

    /** The builder of a kit. */
    final class Builder extends ImmutableKit.Builder {
        Builder() {}
    }
}
