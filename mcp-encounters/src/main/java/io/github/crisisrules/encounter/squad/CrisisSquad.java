package io.github.crisisrules.encounter.squad;

import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** What one player of the Crisis Team brings. */
@Value.Immutable
@HouseStyle
public sealed interface CrisisSquad extends WithCrisisSquad permits ImmutableCrisisSquad {
    /** The player, by name. */
    String player();

    /** The characters. */
    Vector<TeamMember> members();

    /** The affiliation this squad uses, if any. */
    Option<String> affiliation();

    /** The Team Tactic cards, by name. */
    Vector<String> tactics();

    /** Threat of all members together. */
    default int threat() {
        return (int) Math.min(
                Integer.MAX_VALUE, members().map(TeamMember::threat).sum().longValue());
    }

    /** A builder of a squad; {@code build()} checks the values. */
    static Builder builder() {
        return new Builder();
    }

    /** A squad without affiliation and Team Tactic cards. */
    static CrisisSquad of(String player, TeamMember... members) {
        return builder().player(player).members(Vector.of(members)).build();
    }

    /** The builder of a squad. */
    final class Builder extends ImmutableCrisisSquad.Builder {
        Builder() {}
    }
}
