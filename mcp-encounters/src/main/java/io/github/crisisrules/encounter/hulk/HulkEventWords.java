package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.encounter.round.RoundNarration;

/** Each event in words. */
final class HulkEventWords implements HulkEvent.Cases<String> {
    @Override
    public String framed(HulkEvent.Framed event) {
        return RoundNarration.of(event.event());
    }

    @Override
    public String teamDeployed(HulkEvent.TeamDeployed event) {
        return "the Crisis Team is deployed";
    }

    @Override
    public String hulkDeployed(HulkEvent.HulkDeployed event) {
        return "Hulk is deployed";
    }

    @Override
    public String auraRolled(HulkEvent.AuraRolled event) {
        return "the Gamma Aura shows " + event.face() + ": " + event.result();
    }

    @Override
    public String attackDeclared(HulkEvent.AttackDeclared event) {
        return "Hulk uses " + event.attack() + " (" + event.range() + ", " + event.dice() + " dice, " + event.rerolls()
                + " rerolls) on " + event.targets().mkString(", ");
    }

    @Override
    public String attackRolled(HulkEvent.AttackRolled event) {
        return event.attack() + " on " + event.target() + " comes to " + event.damage() + " damage";
    }

    @Override
    public String attackEnded(HulkEvent.AttackEnded event) {
        return event.attack() + " on " + event.target() + " is over";
    }

    @Override
    public String subdued(HulkEvent.Subdued event) {
        return event.character() + " is Subdued";
    }

    @Override
    public String subduedPushDue(HulkEvent.SubduedPushDue event) {
        return event.character() + " is Subdued and will be pushed instead";
    }

    @Override
    public String characterPushed(HulkEvent.CharacterPushed event) {
        return event.character() + " is pushed"
                + event.into()
                        .map(absorber -> " into the Gamma Absorber " + absorber)
                        .getOrElse("");
    }

    @Override
    public String absorberEntered(HulkEvent.AbsorberEntered event) {
        return event.character() + " ends up in the Gamma Absorber " + event.absorber();
    }

    @Override
    public String characterKnockedOut(HulkEvent.CharacterKnockedOut event) {
        return event.character() + " is KO'd: " + event.points() + " VPs for the Cosmic Threat";
    }

    @Override
    public String rageGained(HulkEvent.RageGained event) {
        return "Hulk has Rage " + event.tokens() + ": " + event.points() + " VPs for the Crisis Team";
    }

    @Override
    public String ragePushDue(HulkEvent.RagePushDue event) {
        return "Hulk's Rage pushes those near him";
    }

    @Override
    public String ragePushSighted(HulkEvent.RagePushSighted event) {
        return event.near().isEmpty() ? "nobody is near him" : event.near().mkString(", ") + " will be pushed away";
    }

    @Override
    public String leapt(HulkEvent.Leapt event) {
        return "Hulk leaps";
    }

    @Override
    public String strongestUsed(HulkEvent.StrongestUsed event) {
        return "Hulk uses The Strongest One There Is";
    }

    @Override
    public String hulkTargeted(HulkEvent.HulkTargeted event) {
        return event.attacker() + " attacks Hulk: " + event.type() + ", " + event.dice() + " dice";
    }

    @Override
    public String collisionDue(HulkEvent.CollisionDue event) {
        return "Hulk collides: " + event.damage() + " damage";
    }

    @Override
    public String punyAnswered(HulkEvent.PunyAnswered event) {
        return event.used() ? "Hulk uses Puny" : "Hulk does not use Puny";
    }

    @Override
    public String hulkHit(HulkEvent.HulkHit event) {
        return "Hulk takes " + event.damage() + " damage";
    }

    @Override
    public String hulkPushed(HulkEvent.HulkPushed event) {
        return event.prevented() ? "Hulk is not moved" : "Hulk is pushed";
    }

    @Override
    public String terrainThrown(HulkEvent.TerrainThrown event) {
        return event.thrower() + " throws " + event.terrain().name();
    }

    @Override
    public String terrainDestroyed(HulkEvent.TerrainDestroyed event) {
        return event.by() + " has destroyed " + event.terrain().name();
    }

    @Override
    public String absorbersSecured(HulkEvent.AbsorbersSecured event) {
        return "the Crisis Team secures "
                + (event.absorbers().isEmpty()
                        ? "no Gamma Absorber"
                        : event.absorbers().mkString(", "));
    }

    @Override
    public String serumTaken(HulkEvent.SerumTaken event) {
        return event.character() + " is back to full strength";
    }
}
